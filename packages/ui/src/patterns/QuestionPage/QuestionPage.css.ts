import { patternStyle } from '../../styles/layered.ts';

export const page = patternStyle({ maxInlineSize: '38rem' });
