import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const thumb = domainStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '5rem',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.subtle,
  selectors: { 'a&:hover': { borderColor: vars.color.border.control } },
});

export const image = domainStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
