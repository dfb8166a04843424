import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

/** A label with what it names below it. */
export const labelled = primitiveStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

/** The label itself. */
export const labelText = primitiveStyle({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
