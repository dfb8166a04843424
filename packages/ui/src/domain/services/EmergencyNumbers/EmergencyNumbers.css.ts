import { domainStyle } from '../../../styles/layered.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = domainStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  columnGap: vars.space[4],
});

export const everything = domainStyle({ gridColumn: '1 / -1' });

export const call = domainStyle({
  alignContent: 'center',
  alignItems: 'baseline',
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  columnGap: vars.space[3],
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[2],
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
});

export const number = domainStyle({
  color: vars.color.text.default,
  fontFamily: vars.font.heading,
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  selectors: {
    [`${everything} &`]: {
      fontSize: `calc(1.5 * ${vars.text.heading})`,
      letterSpacing: '-0.02em',
      lineHeight: vars.leading.tight,
    },
  },
});

export const about = domainStyle({
  overflowWrap: 'anywhere',
  selectors: { [`${everything} &`]: { flex: '1 1 9rem' } },
});
