import { style } from '@vanilla-extract/css';
import { domainStyle } from '../../../styles/layered.ts';
import { frame } from '../../../styles/layout.css.ts';
import { screen } from './AppShell.css.ts';

export { note } from './AppShell.css.ts';

export const main = style([screen, frame, domainStyle({ maxInlineSize: '82rem' })]);
