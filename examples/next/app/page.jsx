import { ButtonLink, Heading, Stack, Text } from '@settlement-help/ui';
import { createFormats } from '@settlement-help/ui/messages';
import { vars } from '@settlement-help/ui/tokens';

const { number } = createFormats('en');

/** Rendered on the server: formats and tokens need no browser, and the components say themselves that they do. */
export default function Home() {
  return (
    <Stack style={{ padding: vars.space[8], alignItems: 'start' }}>
      <Heading level={1}>Harbour</Heading>
      <Text variant="lead">{number(1200)} people arrived this month.</Text>
      <ButtonLink href="/start">Continue</ButtonLink>
    </Stack>
  );
}
