import type { ComponentProps } from 'react';
import { cx } from '../../../styles/cx.ts';
import { prose } from './Prose.css.ts';

export interface ProseProps extends ComponentProps<'div'> {}

/** Styles native elements as running text: headings, paragraphs, lists, quotes, tables, links and images. */
export const Prose = ({ className, ...props }: ProseProps) => (
  <div data-part="prose" {...props} className={cx(prose, className)} />
);
