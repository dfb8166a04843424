import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

/** A label above its control. */
export const labelled = primitiveStyle({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const labelText = primitiveStyle({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
