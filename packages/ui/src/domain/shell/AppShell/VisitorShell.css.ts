import { style } from '@vanilla-extract/css';
import { frame, visitorFrame } from '../../../styles/frame.css.ts';
import { screen } from './AppShell.css.ts';

export { note } from './AppShell.css.ts';

export const main = style([screen, frame, visitorFrame]);
