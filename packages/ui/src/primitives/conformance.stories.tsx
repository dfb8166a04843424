import { Bookmark } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Avatar } from './Avatar/Avatar.tsx';
import { Badge } from './Badge/Badge.tsx';
import { Button, ButtonLink } from './Button/Button.tsx';
import { Card, CardBand, CardBody } from './Card/Card.tsx';
import { Checkbox } from './Checkbox/Checkbox.tsx';
import { DataItem, DataList } from './DataList/DataList.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { FormErrorSummary } from './FormErrorSummary/FormErrorSummary.tsx';
import { Icon } from './Icon/Icon.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { InlineMessage } from './InlineMessage/InlineMessage.tsx';
import { Link } from './Link/Link.tsx';
import { LoadMore } from './LoadMore/LoadMore.tsx';
import { Meter } from './Meter/Meter.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { Progress } from './Progress/Progress.tsx';
import { RadioGroup } from './RadioGroup/RadioGroup.tsx';
import { Select } from './Select/Select.tsx';
import { Skeleton, SkeletonGroup } from './Skeleton/Skeleton.tsx';
import { SkipLink } from './SkipLink/SkipLink.tsx';
import { Spinner } from './Spinner/Spinner.tsx';
import { Inline, Stack } from './Stack/Stack.tsx';
import { Switch } from './Switch/Switch.tsx';
import { Tabs } from './Tabs/Tabs.tsx';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';

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
  EmptyState: (given) => <EmptyState title="EmptyState" {...given} />,
  FormErrorSummary: (given) => (
    <FormErrorSummary errors={[{ fieldId: 'given', message: 'Email required' }]} {...given} />
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
