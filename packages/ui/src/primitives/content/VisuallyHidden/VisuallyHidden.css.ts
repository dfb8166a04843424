import { primitiveStyle } from '../../../styles/layered.ts';

export const hidden = primitiveStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
