/** Pompeius Magnus versus Megadates in the lobby. */
export const picture = () => import("./Picture.svelte");
