/** What the reveal has still to show: the report beside the chart tells of it when it is seen. */
import type { Told } from "../../lib/types";

class Showing {
  hidden: ReadonlySet<Told> = $state.raw(new Set());
}

export const showing = new Showing();
