import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Callout } from './Callout.tsx';

const meta = preview.meta({
  title: 'Primitives/Feedback/Callout',
  component: Callout,
  args: {
    title: 'Good to know',
    children: 'The name on the letterbox decides whether the tax ID arrives.',
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { title: hardTexts.unbroken, children: hardTexts.long } },
      rightToLeft: { args: { title: hardTexts.arabic.word, children: hardTexts.arabic.sentence } },
    },
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      <p>Register at the office of your town within two weeks.</p>
      <Callout {...args} />
      <Callout title="Watch out">
        <ul>
          <li>The first registration is in person.</li>
          <li>The question about religion decides church tax.</li>
        </ul>
      </Callout>
    </Stack>
  ),
});
