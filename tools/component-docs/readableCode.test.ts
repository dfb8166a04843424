import { expect, test } from 'vitest';
import { readableCode } from './readableCode.ts';

const story = (code: string, initialArgs: Record<string, unknown> = {}) => ({
  parameters: { docs: { source: { code } } },
  initialArgs,
});

test('code shows the markup alone, with a callback in place of a spy and a name in place of mock data', () => {
  const code = 'const Unlocked = () => <StepCard step={fixtures.steps} onComplete={fn()} />;';
  expect(readableCode({ displayName: 'StepCard' }, story(code))).toBe(
    '<StepCard step={step} onComplete={() => {}} />',
  );
});

test('what a spy wraps stays', () => {
  const code =
    'const Default = () => <DataExport onExport={fn<() => Promise<void>>(async () => save(file()))} />;';
  expect(readableCode({ displayName: 'DataExport' }, story(code))).toBe(
    '<DataExport onExport={async () => save(file())} />',
  );
});

test('code of several rows begins where lines begin', () => {
  const code = 'const Small = () => (\n  <Dialog title="Log in">\n    <Form />\n  </Dialog>\n);\n';
  expect(readableCode({ displayName: 'Dialog' }, story(code))).toBe(
    '<Dialog title="Log in">\n  <Form />\n</Dialog>',
  );
});

test('a story that wraps the component shows the component with what it needs', () => {
  const code = 'const Few = () => <StatefulDocuments startsEmpty />;';
  const needed = { required: true };
  const fileField = {
    displayName: 'FileField',
    props: { label: needed, multiple: needed, onValueChange: needed, hint: {} },
  };
  expect(readableCode(fileField, story(code, { label: 'A', multiple: true }))).toBe(
    '<FileField label="A" multiple={multiple} onValueChange={onValueChange} />',
  );
  const stack = { displayName: 'Stack', props: { children: needed } };
  expect(readableCode(stack, story(code))).toBe('<Stack>{children}</Stack>');
});

test('code that a story words itself stays as it is', () => {
  const code =
    "const toast = useToast();\n\ntoast({ tone: 'success', message: 'Password changed successfully' });";
  expect(readableCode({ displayName: 'ToastProvider' }, story(code))).toBe(code);
});
