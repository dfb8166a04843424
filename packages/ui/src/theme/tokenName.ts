const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns a CSS variable name such as `sh-color-text-muted`. */
export const tokenName = (path: string[]) => `sh-${path.map(kebab).join('-')}`;
