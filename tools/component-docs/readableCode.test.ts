import { expect, test } from 'vitest';
import { readableCode } from './readableCode.ts';

const story = (code: string, initialArgs: Record<string, unknown> = {}) => ({
  parameters: { docs: { source: { code } } },
  initialArgs,
});

test('shows only the markup, with callbacks instead of spies and names instead of fixtures', () => {
  const code = 'const Unlocked = () => <StepCard step={fixtures.steps} onComplete={fn()} />;';
  expect(readableCode({ displayName: 'StepCard' }, story(code))).toBe(
    '<StepCard step={step} onComplete={() => {}} />',
  );
});

test('keeps the function in a spy', () => {
  const code =
    'const Default = () => <DataExport onExport={fn<() => Promise<void>>(async () => save(file()))} />;';
  expect(readableCode({ displayName: 'DataExport' }, story(code))).toBe(
    '<DataExport onExport={async () => save(file())} />',
  );
});

test('removes the indentation of code with several lines', () => {
  const code = 'const Small = () => (\n  <Dialog title="Log in">\n    <Form />\n  </Dialog>\n);\n';
  expect(readableCode({ displayName: 'Dialog' }, story(code))).toBe(
    '<Dialog title="Log in">\n  <Form />\n</Dialog>',
  );
});

test('a story that wraps the component shows the component with its required props', () => {
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

test('keeps the code that a story defines', () => {
  const code =
    "const toast = useToast();\n\ntoast({ tone: 'success', message: 'Password changed successfully' });";
  expect(readableCode({ displayName: 'ToastProvider' }, story(code))).toBe(code);
});
