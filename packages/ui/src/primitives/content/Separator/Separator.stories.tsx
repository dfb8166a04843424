import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Separator, type SeparatorProps } from './Separator.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Separator',
  component: Separator,
  render: (args) => (
    <Stack>
      <p>Your appointment is on Monday at 9:15.</p>
      <Separator {...args} />
      <p>Bring your passport and the confirmation of your landlord.</p>
    </Stack>
  ),
  decorators: [inColumn('26rem')],
});

/** Assistive technology announces it only if it is not decorative. */
export const Horizontal = meta.story({
  args: { decorative: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
});

export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline gap={4}>
      <Link href="#imprint" standalone>
        Imprint
      </Link>
      <Separator {...args} />
      <Link href="#privacy" standalone>
        Privacy notice
      </Link>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
});

export const WithLabel = meta.story({
  args: { label: 'or', decorative: false },
  render: (args) => (
    <Stack>
      <Button fullWidth>Log in</Button>
      <Separator {...args} />
      <Button fullWidth variant="secondary">
        Create an account
      </Button>
    </Stack>
  ),
  parameters: {
    modes: {
      longText: {
        render: () => (
          <Stack>
            <Separator label={hardTexts.long} />
            <Separator label={hardTexts.unbroken} />
          </Stack>
        ),
      },
      rightToLeft: {
        render: (args: SeparatorProps) => (
          <Stack>
            <Button fullWidth>{hardTexts.arabic.action}</Button>
            <Separator {...args} label="أو" />
          </Stack>
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      <Separator />
      <Separator label="or" />
      <Inline gap={4} style={{ minBlockSize: '7rem' }}>
        Work
        <Separator orientation="vertical" />
        Study
        <Separator orientation="vertical" label="or" />
        Family
      </Inline>
    </Stack>
  ),
});
