/** Discordia in the lobby. */
export const picture = () => import("./Picture.svelte");

export const pages = [{ path: "campaign", label: "web-campaign", load: () => import("./Campaign.svelte") }];
