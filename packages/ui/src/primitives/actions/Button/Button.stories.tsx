import { ArrowRight, Check, Trash2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline, Stack } from '../../content/Stack/Stack.tsx';
import { Button, ButtonLink, type ButtonProps } from './Button.tsx';

const meta = preview.meta({
  title: 'Primitives/Actions/Button',
  component: Button,
  argTypes: nativeProps('disabled'),
  subcomponents: { ButtonLink },
  args: { children: 'Upload document', onClick: fn() },
});

export const Primary = meta.story({
  parameters: {
    modes: {
      longText: {
        render: (args: ButtonProps) => (
          <Stack align="start" style={{ maxInlineSize: 288 }}>
            <Button {...args} icon={Check}>
              {hardTexts.long}
            </Button>
            <Button {...args} variant="secondary" iconEnd={ArrowRight}>
              {hardTexts.unbroken}
            </Button>
          </Stack>
        ),
      },
      rightToLeft: { args: { icon: Check, iconEnd: ArrowRight, children: hardTexts.arabic.action } },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Upload document' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary', children: 'No, not yet' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Reset checklist' } });

export const Danger = meta.story({ args: { variant: 'danger', icon: Trash2, children: 'Delete document' } });

export const WithIcons = meta.story({ args: { icon: Check, iconEnd: ArrowRight, children: 'Open step 3' } });

export const FullWidth = meta.story({ args: { fullWidth: true } });

/** Not focusable; prefer `Unavailable`, which can say why. */
export const Disabled = meta.story({ args: { disabled: true } });

export const Unavailable = meta.story({
  args: { 'aria-disabled': true, 'aria-describedby': 'why', children: 'Vote up' },
  render: (args) => (
    <Stack gap={2} align="start">
      <Button {...args} />
      <p id="why">You cannot vote on your own question.</p>
    </Stack>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Vote up' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('You cannot vote on your own question.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

const submit = fn((event: React.FormEvent) => event.preventDefault());

/** The label stays in the accessibility tree, the focus stays, and clicks do nothing. */
export const Loading = meta.story({
  args: { loading: true, type: 'submit' },
  render: (args) => (
    <form onSubmit={submit}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    submit.mockClear();
    const button = canvas.getByRole('button', { name: 'Upload document' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submit).not.toHaveBeenCalled();
  },
});

export const LoadingKeepsTheWidth = meta.story({
  tags: ['test-only'],
  render: (args) => (
    <Stack align="start">
      <Button {...args} iconEnd={ArrowRight} />
      <Button {...args} iconEnd={ArrowRight} loading />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [still, loading] = canvas.getAllByRole('button');
    await expect(loading?.offsetWidth).toBe(still?.offsetWidth);
    await expect(loading?.offsetHeight).toBe(still?.offsetHeight);
  },
});

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      {variants.map((variant) => (
        <Stack key={variant} gap={3}>
          {sizes.map((size) => (
            <Inline key={size}>
              <Button variant={variant} size={size}>
                Save
              </Button>
              <Button variant={variant} size={size} icon={Check}>
                Save
              </Button>
              <Button variant={variant} size={size} iconEnd={ArrowRight}>
                Next
              </Button>
              <Button variant={variant} size={size} loading>
                Saving
              </Button>
              <Button variant={variant} size={size} aria-disabled>
                Save
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
});

export const AsLink = meta.story({
  render: () => (
    <Inline>
      <ButtonLink href="#step-3" iconEnd={ArrowRight}>
        Open step 3
      </ButtonLink>
      <ButtonLink href="#checklist" variant="secondary">
        See your checklist
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open step 3' })).toHaveFocus();
  },
});
