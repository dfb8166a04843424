import { ButtonLink, Heading, Stack, Text } from '@settlement-help/ui';
import { createFormats } from '@settlement-help/ui/messages';
import { vars } from '@settlement-help/ui/tokens';

const { number } = createFormats('en');

/** A server component: formats and tokens need no browser, and interactive components are marked as client components. */
export default function Home() {
  return (
    <Stack style={{ padding: vars.space[8], alignItems: 'start' }}>
      <Heading level={1}>Harbour</Heading>
      <Text variant="lead">{number(1200)} people arrived this month.</Text>
      <ButtonLink href="/start">Continue</ButtonLink>
    </Stack>
  );
}
