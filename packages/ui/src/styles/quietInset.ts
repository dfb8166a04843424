import { vars } from '../theme/vars.css.ts';

/** The border and padding of a small quiet button. */
export const quietInset = `calc(${vars.space[2]} + 1px)`;
