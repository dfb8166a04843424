import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline, Stack } from '../../content/Stack/Stack.tsx';
import { Link } from './Link.tsx';

const meta = preview.meta({
  title: 'Primitives/Actions/Link',
  component: Link,
  args: { href: '#checklist', children: 'your checklist' },
});

export const InText = meta.story({
  render: (args) => (
    <p>
      What comes next is in <Link {...args} />, in the order in which the offices ask for it.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'your checklist' })).toHaveFocus();
  },
});

export const External = meta.story({
  args: { href: 'https://service.berlin.de/', external: true, children: 'Book at service.berlin.de' },
  parameters: {
    modes: {
      longText: {
        render: () => (
          <Stack style={{ maxInlineSize: 288 }}>
            <p>
              <Link href="https://service.berlin.de/" external>
                {hardTexts.long}
              </Link>
            </p>
            <p>
              <Link href="#a">{hardTexts.unbroken}</Link>
            </p>
          </Stack>
        ),
      },
      rightToLeft: {
        args: { href: 'https://service.berlin.de/', external: true, children: hardTexts.arabic.action },
      },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Book at service.berlin.de (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const Standalone = meta.story({ args: { standalone: true, children: 'Find my Bürgeramt' } });

export const Muted = meta.story({
  args: { variant: 'muted', standalone: true, children: 'Reset checklist' },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {(['action', 'muted'] as const).map((variant) => (
        <Inline key={variant} gap={6}>
          <Link href="#a" variant={variant}>
            In a sentence
          </Link>
          <Link href="#b" variant={variant} standalone>
            Standing alone
          </Link>
          <Link href="https://www.service-public.fr/" variant={variant} external>
            service-public.fr
          </Link>
          <Link href="https://www.make-it-in-germany.com/" variant={variant} external standalone>
            make-it-in-germany.com
          </Link>
        </Inline>
      ))}
    </Stack>
  ),
});
