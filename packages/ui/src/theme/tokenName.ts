const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variable of a token, such as `sh-color-text-muted`. */
export const tokenName = (path: string[]) => `sh-${path.map(kebab).join('-')}`;
