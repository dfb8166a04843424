import type { ReactNode } from 'react';
import { vars } from '../packages/ui/src/theme/vars.css.ts';

const others = {
  themes: [
    ['Light', 'theme:light'],
    ['Dark', 'theme:dark'],
    ['High contrast', 'theme:contrast'],
  ],
  directions: [
    ['Left to right', 'dir:ltr'],
    ['Right to left', 'dir:rtl'],
  ],
} as const;

interface ComparedProps {
  id: string;
  /** The setting that the toolbar compares. */
  by: keyof typeof others;
  children: ReactNode;
}

/** Renders a story, and below it the same story in each theme or direction. */
export const Compared = ({ id, by, children }: ComparedProps) => (
  <>
    {children}
    {others[by].map(([name, globals]) => (
      <section key={name} aria-label={name} style={{ marginBlockStart: vars.space[6] }}>
        <p style={{ color: vars.color.text.muted, paddingInline: vars.space[2] }}>{name}</p>
        <iframe
          title={name}
          src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
          style={{ border: `1px solid ${vars.color.border.subtle}`, blockSize: '30rem', inlineSize: '100%' }}
        />
      </section>
    ))}
  </>
);
