import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const texts = domainStyle({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  margin: 0,
});

export const text = domainStyle({ margin: 0, overflowWrap: 'anywhere' });

export const photo = domainStyle({ maxInlineSize: 'min(16rem, 100%)', blockSize: 'auto' });
