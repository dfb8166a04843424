import type { CalendarFeed } from '@settlement-help/contract';
import { CalendarPlus } from 'lucide';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../async/useErrorText.ts';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { CopyButton } from '../../../primitives/actions/CopyButton/CopyButton.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Inline, Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { AlertDialog } from '../../../primitives/overlays/AlertDialog/AlertDialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface CalendarAddressProps {
  feed: CalendarFeed;
  /** Creates a private address and resolves to it; it is shown only once. */
  onCreateAddress: () => Promise<string>;
  /** Revokes the address. A rejection is shown in the dialog. */
  onRevokeAddress: () => Promise<void>;
}

/** Creates, copies and revokes the private calendar address. */
export function CalendarAddress({ feed, onCreateAddress, onRevokeAddress }: CalendarAddressProps) {
  const messages = useMessages('dates');
  const errorText = useErrorText();
  const format = useFormats();
  const { announce, announcement } = useAnnounce();
  const fieldRef = useRef<HTMLInputElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [address, setAddress] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const create = useAction(async () => {
    setAddress(await onCreateAddress());
    // The pressed button disappears.
    titleRef.current?.focus();
    announce(messages.made);
  });

  const revoke = async () => {
    await onRevokeAddress();
    setAddress(undefined);
    titleRef.current?.focus();
    announce(messages.revoked);
  };

  const hasAddress = feed.created_at !== null;
  return (
    <Stack gap={3}>
      <Heading level={3} variant="subsection" ref={titleRef} tabIndex={-1}>
        {messages.address}
      </Heading>
      <Text variant="hint">{messages.addressHint}</Text>
      {address !== undefined && (
        <TextField
          ref={fieldRef}
          label={messages.addressLabel}
          hint={messages.onlyOnce}
          dir="ltr"
          readOnly
          value={address}
        />
      )}
      {address !== undefined && <CalendarApps address={address} />}
      {address === undefined && feed.created_at !== null && (
        <p>{messages.madeOn({ day: format.shortDate(feed.created_at) })}</p>
      )}
      {create.failure}
      {hasAddress ? (
        <Inline>
          {address !== undefined && (
            <CopyButton text={address} fieldRef={fieldRef}>
              {messages.copy}
            </CopyButton>
          )}
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-expanded={isAsking}
            onClick={() => setIsAsking(true)}
          >
            {messages.revoke}
          </Button>
        </Inline>
      ) : (
        <div>
          <Button variant="secondary" loading={create.pending} onClick={create.run}>
            {messages.create}
          </Button>
        </div>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={messages.revokeQuestion}
        description={messages.revokeWarning}
        confirmLabel={messages.revoke}
        onConfirm={revoke}
        errorText={errorText}
      />
      {announcement}
    </Stack>
  );
}

/** Links that subscribe to the address in one tap. */
function CalendarApps({ address }: { address: string }) {
  const messages = useMessages('dates');
  // Apps on the device open this scheme.
  const subscription = address.replace(/^https?:/, 'webcal:');
  const google = new URLSearchParams({ cid: subscription });
  const outlook = new URLSearchParams({ url: address, name: messages.calendarName });
  return (
    <Inline gap={4}>
      <ButtonLink variant="secondary" icon={CalendarPlus} href={subscription}>
        {messages.subscribe}
      </ButtonLink>
      <Link standalone external href={`https://calendar.google.com/calendar/r?${google}`}>
        {messages.google}
      </Link>
      <Link standalone external href={`https://outlook.live.com/calendar/0/addfromweb?${outlook}`}>
        {messages.outlook}
      </Link>
    </Inline>
  );
}
