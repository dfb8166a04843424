import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

export const toneInks = {
  success: primitiveStyle({ color: vars.color.success.text }),
  error: primitiveStyle({ color: vars.color.danger.text }),
  warning: primitiveStyle({ color: vars.color.warning.text }),
  info: primitiveStyle({ color: vars.color.info.text }),
};

export const toneGrounds = {
  success: primitiveStyle({ backgroundColor: vars.color.success.surface }),
  error: primitiveStyle({ backgroundColor: vars.color.danger.surface }),
  warning: primitiveStyle({ backgroundColor: vars.color.warning.surface }),
  info: primitiveStyle({ backgroundColor: vars.color.info.surface }),
};

const edge = (color: string) => primitiveStyle({ border: `1px solid ${color}` });

export const toneEdges = {
  success: edge(vars.color.success.border),
  error: edge(vars.color.danger.border),
  warning: edge(vars.color.warning.border),
  info: edge(vars.color.info.border),
};
