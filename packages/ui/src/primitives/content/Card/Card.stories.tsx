import { ArrowRight, Check } from 'lucide';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Card, CardBand, CardBody } from './Card.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Card',
  component: Card,
  subcomponents: { CardBody, CardBand },
});

export const Raised = meta.story({
  args: {
    as: 'section',
    children: (
      <CardBody>
        <Stack gap={3} align="start">
          <Badge variant="marker">8 days left</Badge>
          <h2>Register your address</h2>
          <p>Book an appointment at a Bürgeramt. You still need the Wohnungsgeberbestätigung.</p>
          <Button iconEnd={ArrowRight}>Open step 3</Button>
        </Stack>
      </CardBody>
    ),
  },
  parameters: {
    modes: {
      longText: { args: { children: <CardBody>{`${hardTexts.long} ${hardTexts.unbroken}`}</CardBody> } },
      rightToLeft: {
        args: {
          children: (
            <>
              <CardBody>{hardTexts.arabic.sentence}</CardBody>
              <CardBand>
                <Button icon={Check}>{hardTexts.arabic.action}</Button>
              </CardBand>
            </>
          ),
        },
      },
    },
  },
});

export const WithBand = meta.story({
  args: {
    children: (
      <>
        <CardBody>
          <p>Go to a Bürgeramt in your town. Booking the appointment within the two weeks is enough.</p>
        </CardBody>
        <CardBand>
          <Stack gap={3}>
            <h3>Have you registered your address?</h3>
            <Inline>
              <Button icon={Check}>Yes</Button>
              <Button variant="secondary">No, not yet</Button>
            </Inline>
          </Stack>
        </CardBand>
      </>
    ),
  },
});

export const Flat = meta.story({
  args: { raised: false, children: <CardBody>What lies beside the open step.</CardBody> },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '34rem' }}>
      {[true, false].map((raised) => (
        <Stack key={String(raised)}>
          <Card raised={raised}>
            <CardBody>{raised ? 'Raised: the one open step' : 'Flat: what lies beside it'}</CardBody>
          </Card>
          <Card raised={raised}>
            <CardBody>{raised ? 'Raised, with a band' : 'Flat, with a band'}</CardBody>
            <CardBand>The question</CardBand>
          </Card>
        </Stack>
      ))}
    </Stack>
  ),
});
