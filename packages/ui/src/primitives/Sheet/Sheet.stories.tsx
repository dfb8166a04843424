import { ArrowRight, Check } from 'lucide-react';
import preview from '#storybook/preview';
import { ugly } from '../../internal/storyTexts.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Sheet, SheetBand, SheetBody } from './Sheet.tsx';

const meta = preview.meta({ title: 'Primitives/Sheet', component: Sheet });

export const Raised = meta.story({
  args: {
    as: 'section',
    children: (
      <SheetBody>
        <Stack gap={3} style={{ alignItems: 'start' }}>
          <Badge tone="marker">8 days left</Badge>
          <h2>Register your address</h2>
          <p>Book an appointment at a Bürgeramt. You still need the Wohnungsgeberbestätigung.</p>
          <Button iconEnd={ArrowRight}>Open step 3</Button>
        </Stack>
      </SheetBody>
    ),
  },
});

/** The question stands on a band of its own. */
export const WithBand = meta.story({
  args: {
    children: (
      <>
        <SheetBody>
          <p>Go to a Bürgeramt in your town. Booking the appointment within the two weeks is enough.</p>
        </SheetBody>
        <SheetBand>
          <Stack gap={3}>
            <h3>Have you registered your address?</h3>
            <Inline>
              <Button icon={Check}>Yes</Button>
              <Button variant="secondary">No, not yet</Button>
            </Inline>
          </Stack>
        </SheetBand>
      </>
    ),
  },
});

export const Flat = meta.story({
  args: { raised: false, children: <SheetBody>What lies beside the open step.</SheetBody> },
});

export const LongText = meta.story({
  args: { children: <SheetBody>{`${ugly.long} ${ugly.unbroken}`}</SheetBody> },
  render: (args) => (
    <div style={{ maxInlineSize: 288 }}>
      <Sheet {...args} />
    </div>
  ),
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    children: (
      <>
        <SheetBody>{ugly.arabic.sentence}</SheetBody>
        <SheetBand>
          <Button icon={Check}>{ugly.arabic.action}</Button>
        </SheetBand>
      </>
    ),
  },
});
