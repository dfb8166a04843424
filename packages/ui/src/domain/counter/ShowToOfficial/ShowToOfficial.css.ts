import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';

// Not `rotate`, which reduced motion removes.
export const rotated = { transform: 'rotate(180deg)' };
/** Selects a text that the official reads, while the pass is turned. */
export const turned = '[data-turned] &';

export const sheet = domainStyle({
  transition: `transform ${vars.duration.slow} ${vars.easing.out}`,
  '@media': { screen: { selectors: { '&[data-turned]': rotated } } },
});

export const request = domainStyle({ hyphens: 'auto', overflowWrap: 'anywhere' });

// The pass prints on one page.
export const papers = domainStyle({
  '@media': { print: { columns: 2, columnGap: vars.space[8] } },
});

export const line = domainStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  breakInside: 'avoid',
  '@media': { print: { paddingBlock: vars.space[1] } },
});

export const words = domainStyle({ flex: 1, hyphens: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = domainStyle({
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  selectors: { '[data-state="missing"] &': { color: vars.color.text.subtle } },
});

export const point = domainStyle({ '@media': { print: { display: 'none' } } });

export const check = domainStyle({ color: vars.color.success.text });
