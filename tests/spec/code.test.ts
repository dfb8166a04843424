import { expect, test } from 'vitest';
import { readableCode } from '../../.storybook/docs/readableCode.ts';

const story = (code: string, initialArgs: Record<string, unknown> = {}) => ({
  parameters: { docs: { source: { code } } },
  initialArgs,
});

test('code shows the markup alone, and what the app does in place of a spy', () => {
  const code = 'const Primary = () => <Button onClick={fn()}>Upload document</Button>;';
  expect(readableCode({ displayName: 'Button' }, story(code))).toBe(
    '<Button onClick={() => {}}>Upload document</Button>',
  );
});

test('what a spy wraps stays', () => {
  const code =
    'const Default = () => <DataExport onExport={fn<() => Promise<void>>(async () => save(file))} total={undefined} />;';
  expect(readableCode({ displayName: 'DataExport' }, story(code))).toBe(
    '<DataExport onExport={async () => save(file)} />',
  );
});

test('code of several rows begins where lines begin', () => {
  const code = 'const Small = () => (\n  <Dialog title="Log in" open>\n    (<form />)\n  </Dialog>\n);\n';
  expect(readableCode({ displayName: 'Dialog' }, story(code))).toBe(
    '<Dialog title="Log in" open>\n  <form />\n</Dialog>',
  );
});

test('attributes in rows are indented, and the end is not', () => {
  const code = 'const Wide = () => <Page\n    title="Documents"\n    lead="Yours."><p>All.</p></Page>;';
  expect(readableCode({ displayName: 'Page' }, story(code))).toBe(
    '<Page\n  title="Documents"\n  lead="Yours."><p>All.</p>\n</Page>',
  );
});

test('mock data are named after what they are', () => {
  const code = 'const Unlocked = () => <StepCard step={fixtures.steps} />;';
  expect(readableCode({ displayName: 'StepCard' }, story(code))).toBe('<StepCard step={step} />');
});

test('a part that only a story knows gives way to the component, with its own props', () => {
  const code = 'const Three = () => <Accounts rows={[{ bank: "N26" }]} rowKey={({ bank }) => bank} />;';
  expect(
    readableCode({ displayName: 'Table', props: { rows: { required: true }, rowKey: {} } }, story(code)),
  ).toBe('<Table rows={[{ bank: "N26" }]} rowKey={({ bank }) => bank} />');
});

test('a story that has something of its own around the component shows what the component needs', () => {
  const code = 'const Few = () => <StatefulDocuments startsEmpty />;';
  const needed = { required: true };
  const fileField = {
    displayName: 'FileField',
    props: { label: needed, multiple: needed, onValueChange: needed, hint: {} },
  };
  expect(readableCode(fileField, story(code, { label: 'A', multiple: true }))).toBe(
    '<FileField label="A" multiple={true} onValueChange={onValueChange} />',
  );
  const stack = { displayName: 'Stack', props: { children: needed } };
  expect(readableCode(stack, story(code))).toBe('<Stack>\n  {children}\n</Stack>');
});

test('code that a story words itself stays as it is', () => {
  const code =
    "const toast = useToast();\n\ntoast({ tone: 'success', message: 'Password changed successfully' });";
  expect(readableCode({ displayName: 'ToastProvider' }, story(code))).toBe(code);
});
