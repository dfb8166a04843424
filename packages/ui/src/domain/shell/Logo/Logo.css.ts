import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

export const logo = domainStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.default,
  fontFamily: vars.font.heading,
  fontSize: vars.text.title,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.012em',
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
  '@container': {
    // With large text a phone has room for the mark only; the name is still read aloud.
    '(width < 17rem)': { fontSize: 0 },
  },
});

export const mark = domainStyle({ flexShrink: 0 });

export const seal = domainStyle({ color: vars.color.stamp });
