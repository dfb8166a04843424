import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import type { SearchAction } from './results.ts';

export interface ActionsProps {
  /** Links to go on without a result. */
  actions: readonly SearchAction[];
  /** Called before a link is followed. */
  onChoose: () => void;
}

export function Actions({ actions, onChoose }: ActionsProps) {
  const messages = useMessages('siteSearch');
  return (
    <Stack gap={2}>
      <Heading level={2} variant="label">
        {messages.actions}
      </Heading>
      <Stack as="ul" gap={1} role="list">
        {actions.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} standalone onClick={onChoose}>
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
