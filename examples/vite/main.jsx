import { Button, Heading, Stack, Text, UiProvider } from '@settlement-help/ui';
import { primitives } from '@settlement-help/ui/messages/en';
import { createRoot } from 'react-dom/client';
import '@settlement-help/ui/styles.css';
import '@settlement-help/ui/fonts.css';
import './brand.css';

createRoot(document.getElementById('root')).render(
  <UiProvider locale="en" messages={primitives}>
    <Stack style={{ alignItems: 'start', padding: '2rem' }}>
      <Heading level={1}>Harbour</Heading>
      <Text variant="lead">The design system in the colours of another brand.</Text>
      <Button>Continue</Button>
    </Stack>
  </UiProvider>,
);
