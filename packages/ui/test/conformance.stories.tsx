import { Bookmark } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Button, ButtonLink } from '../src/primitives/actions/Button/Button.tsx';
import { IconButton } from '../src/primitives/actions/IconButton/IconButton.tsx';
import { Link } from '../src/primitives/actions/Link/Link.tsx';
import { LoadMore } from '../src/primitives/actions/LoadMore/LoadMore.tsx';
import { SkipLink } from '../src/primitives/actions/SkipLink/SkipLink.tsx';
import { Avatar } from '../src/primitives/content/Avatar/Avatar.tsx';
import { Badge } from '../src/primitives/content/Badge/Badge.tsx';
import { Card, CardBand, CardBody } from '../src/primitives/content/Card/Card.tsx';
import { DataItem, DataList } from '../src/primitives/content/DataList/DataList.tsx';
import { Heading } from '../src/primitives/content/Heading/Heading.tsx';
import { Icon } from '../src/primitives/content/Icon/Icon.tsx';
import { Inline, Stack } from '../src/primitives/content/Stack/Stack.tsx';
import { Tabs } from '../src/primitives/content/Tabs/Tabs.tsx';
import { Text } from '../src/primitives/content/Text/Text.tsx';
import { VisuallyHidden } from '../src/primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { EmptyState } from '../src/primitives/feedback/EmptyState/EmptyState.tsx';
import { InlineMessage } from '../src/primitives/feedback/InlineMessage/InlineMessage.tsx';
import { Meter } from '../src/primitives/feedback/Meter/Meter.tsx';
import { Progress } from '../src/primitives/feedback/Progress/Progress.tsx';
import { Skeleton, SkeletonGroup } from '../src/primitives/feedback/Skeleton/Skeleton.tsx';
import { Spinner } from '../src/primitives/feedback/Spinner/Spinner.tsx';
import { Checkbox } from '../src/primitives/forms/Checkbox/Checkbox.tsx';
import { DateField } from '../src/primitives/forms/DateField/DateField.tsx';
import { FormErrorSummary } from '../src/primitives/forms/FormErrorSummary/FormErrorSummary.tsx';
import { PasswordField } from '../src/primitives/forms/PasswordField/PasswordField.tsx';
import { RadioGroup } from '../src/primitives/forms/RadioGroup/RadioGroup.tsx';
import { Select } from '../src/primitives/forms/Select/Select.tsx';
import { Switch } from '../src/primitives/forms/Switch/Switch.tsx';
import { TextArea } from '../src/primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../src/primitives/forms/TextField/TextField.tsx';

interface Given<Element> {
  ref: (element: Element | null) => void;
  className: string;
  'data-given': string;
}

// biome-ignore lint/suspicious/noExplicitAny: each component takes the ref of its own element
const components: Record<string, (given: Given<any>) => ReactElement> = {
  Avatar: (given) => <Avatar name="Amira" {...given} />,
  Badge: (given) => <Badge {...given}>Badge</Badge>,
  Button: (given) => <Button {...given}>Button</Button>,
  ButtonLink: (given) => (
    <ButtonLink href="#a" {...given}>
      ButtonLink
    </ButtonLink>
  ),
  Checkbox: (given) => <Checkbox label="Checkbox" {...given} />,
  DataList: (given) => (
    <DataList {...given}>
      <DataItem term="DataList" />
    </DataList>
  ),
  DateField: (given) => <DateField label="DateField" {...given} />,
  EmptyState: (given) => <EmptyState title="EmptyState" {...given} />,
  FormErrorSummary: (given) => (
    <FormErrorSummary errors={[{ fieldId: 'given', message: 'Email required' }]} {...given} />
  ),
  Heading: (given) => (
    <Heading level={2} {...given}>
      Heading
    </Heading>
  ),
  Icon: (given) => <Icon icon={Bookmark} {...given} />,
  IconButton: (given) => <IconButton icon={Bookmark} label="IconButton" {...given} />,
  Inline: (given) => <Inline {...given} />,
  InlineMessage: (given) => (
    <InlineMessage tone="info" {...given}>
      InlineMessage
    </InlineMessage>
  ),
  Link: (given) => (
    <Link href="#a" {...given}>
      Link
    </Link>
  ),
  LoadMore: (given) => (
    <LoadMore onLoad={async () => {}} {...given}>
      LoadMore
    </LoadMore>
  ),
  Meter: (given) => <Meter label="Meter" value={1} {...given} />,
  PasswordField: (given) => (
    <PasswordField label="PasswordField" autoComplete="current-password" {...given} />
  ),
  Progress: (given) => <Progress label="Progress" value={1} {...given} />,
  RadioGroup: (given) => (
    <RadioGroup label="RadioGroup" options={[{ value: 'one', label: 'One' }]} {...given} />
  ),
  Select: (given) => <Select label="Select" options={[]} placeholder="None" {...given} />,
  Card: (given) => <Card {...given}>Card</Card>,
  CardBand: (given) => <CardBand {...given} />,
  CardBody: (given) => <CardBody {...given} />,
  Skeleton: (given) => <Skeleton {...given} />,
  SkeletonGroup: (given) => <SkeletonGroup {...given} />,
  SkipLink: (given) => <SkipLink {...given} />,
  Spinner: (given) => <Spinner {...given} />,
  Stack: (given) => <Stack {...given} />,
  Switch: (given) => <Switch label="Switch" {...given} />,
  Tabs: (given) => <Tabs label="Tabs" tabs={[{ value: 'one', label: 'One', content: 'Tabs' }]} {...given} />,
  Text: (given) => <Text {...given}>Text</Text>,
  TextArea: (given) => <TextArea label="TextArea" {...given} />,
  TextField: (given) => <TextField label="TextField" {...given} />,
  VisuallyHidden: (given) => <VisuallyHidden {...given} />,
};

const found = new Map<string, Element>();

function Each({ name }: { name: string }) {
  const ref = useRef((element: Element | null) => {
    if (element) found.set(name, element);
  }).current;
  return <div data-testid={name}>{components[name]?.({ ref, className: 'given', 'data-given': name })}</div>;
}

const meta = preview.meta({ title: 'Primitives/Conformance', tags: ['!autodocs'] });

/** Every primitive hands its ref and its attributes to its element, and its class to its outermost one. */
export const RefClassAndAttributes = meta.story({
  render: () => (
    <Stack>
      {Object.keys(components).map((name) => (
        <Each key={name} name={name} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of Object.keys(components)) {
      const outer = canvas.getByTestId(name).firstElementChild;
      await expect(outer, `${name}: class`).toHaveClass('given');
      await expect(found.get(name), `${name}: ref`).toBeInstanceOf(Element);
      await expect(found.get(name), `${name}: attributes`).toHaveAttribute('data-given', name);
    }
  },
});
