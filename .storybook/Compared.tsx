import type { ReactNode } from 'react';
import { vars } from '../packages/ui/src/theme/vars.css.ts';
import { directionItems, themeItems } from './toolbarItems.ts';

const comparisons = {
  themes: { global: 'theme', items: themeItems },
  directions: { global: 'dir', items: directionItems },
};

interface ComparedProps {
  id: string;
  /** The setting that the toolbar compares. */
  by: keyof typeof comparisons;
  children: ReactNode;
}

/** Renders a story, and below it the same story in each theme or direction. */
export function Compared({ id, by, children }: ComparedProps) {
  const { global, items } = comparisons[by];
  return (
    <>
      {children}
      {items.map(({ value, title }) => (
        <section key={value} aria-label={title} style={{ marginBlockStart: vars.space[6] }}>
          <p style={{ color: vars.color.text.muted, paddingInline: vars.space[2] }}>{title}</p>
          <iframe
            title={title}
            src={`iframe.html?id=${id}&viewMode=story&globals=${global}:${value}`}
            style={{
              border: `1px solid ${vars.color.border.subtle}`,
              blockSize: '30rem',
              inlineSize: '100%',
            }}
          />
        </section>
      ))}
    </>
  );
}
