import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { Actions, type ActionsProps } from './Actions.tsx';

interface NothingFoundProps extends ActionsProps {
  typed: string;
}

export function NothingFound({ typed, ...actions }: NothingFoundProps) {
  const messages = useMessages('siteSearch');
  return (
    <>
      <EmptyState title={messages.none({ query: typed })}>{messages.noneText}</EmptyState>
      <Actions {...actions} />
    </>
  );
}
