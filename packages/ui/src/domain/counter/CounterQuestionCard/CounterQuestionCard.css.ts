import { domainStyle } from '../../../styles/layered.ts';
import { vars } from '../../../theme/vars.css.ts';
import { rotated, turned } from '../ShowToOfficial/ShowToOfficial.css.ts';

// The official reads from the other side: the question of a card comes before its answers.
export const question = domainStyle({
  '@media': { screen: { selectors: { [turned]: { display: 'flex', flexDirection: 'column-reverse' } } } },
});

export const answers = domainStyle({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  // All answers next to each other.
  '@media': { print: { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' } },
});

/** Large enough to point at without covering the next one. */
export const answer = domainStyle({
  minBlockSize: vars.size.control,
  '@media': { print: { minBlockSize: 0 } },
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.box,
  backgroundColor: vars.color.surface.raised,
});

export const answerOriginal = domainStyle({
  fontWeight: vars.weight.bold,
  '@media': { screen: { selectors: { [turned]: rotated } } },
});
