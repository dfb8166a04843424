import { vars } from '../theme/vars.css.ts';
import { primitiveStyle } from './layered.ts';

const { danger, success, warning, info } = vars.color;

export const toneInks = {
  success: primitiveStyle({ color: success.text }),
  error: primitiveStyle({ color: danger.text }),
  warning: primitiveStyle({ color: warning.text }),
  info: primitiveStyle({ color: info.text }),
};

const ground = (role: { surface: string }) => primitiveStyle({ backgroundColor: role.surface });

export const toneGrounds = {
  success: ground(success),
  error: ground(danger),
  warning: ground(warning),
  info: ground(info),
};

const edge = (role: { border: string }) => primitiveStyle({ border: `1px solid ${role.border}` });

export const toneEdges = {
  success: edge(success),
  error: edge(danger),
  warning: edge(warning),
  info: edge(info),
};
