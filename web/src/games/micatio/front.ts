/** Micatio in the lobby. */
export const picture = () => import("./Picture.svelte");
