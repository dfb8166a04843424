import { type FormEvent, type ReactNode, useId } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { RuledSection } from '../../../patterns/RuledSection/RuledSection.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { InlineMessage } from '../../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { Progress } from '../../../primitives/feedback/Progress/Progress.tsx';
import { FormErrorSummary } from '../../../primitives/forms/FormErrorSummary/FormErrorSummary.tsx';
import { TextField, type TextFieldProps } from '../../../primitives/forms/TextField/TextField.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { displayName } from '../../shell/AppHeader/AppHeader.tsx';
import { PhotoPicker } from '../PhotoPicker/PhotoPicker.tsx';
import { countryName } from '../RegistrationForm/countryCodes.ts';
import * as styles from './ProfileForm.css.ts';
import type { ProfileField } from './profileValues.ts';
import { type ProfileFormOptions, useProfileForm } from './useProfileForm.ts';

export interface ProfileFormProps extends ProfileFormOptions {
  /** URL of the saved photo that the browser can load. @default the user's */
  photoSrc?: string | null | undefined;
  /** Shown below the email address: its state and the way to change it. */
  emailState?: ReactNode;
}

/** Edits photo, name, address and phone (§2 Profile, §5 and §8 Profile). */
export function ProfileForm(props: ProfileFormProps) {
  const { user } = props;
  const photo = useMessages('photo');
  const messages = useMessages('profile');
  const forumName = useMessages('forumName');
  const { locale } = useFormats();
  const id = useId();
  const fieldId = (field: ProfileField | 'file') => `${id}-${field}`;
  const form = useProfileForm(props, fieldId);
  const src = props.photoSrc === undefined ? user.profile_photo : props.photoSrc;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };

  const field = (name: ProfileField, label: string, look: Partial<TextFieldProps>) => (
    <TextField
      id={fieldId(name)}
      name={name}
      label={label}
      value={form.values[name]}
      onValueChange={(value) => form.change({ [name]: value })}
      error={form.errorOf(fieldId(name))}
      className={styles.field}
      {...look}
    />
  );

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={5} className={styles.top}>
        <FormErrorSummary {...form.summary} />
        {form.isRestored && (
          <InlineMessage
            tone="info"
            action={
              <Button variant="secondary" size="small" onClick={form.discard}>
                {messages.discard}
              </Button>
            }
          >
            {messages.draft}
          </InlineMessage>
        )}
      </Stack>
      <RuledSection title={photo.title}>
        <PhotoPicker
          id={fieldId('file')}
          name={displayName(user)}
          photo={src}
          value={form.photo}
          onValueChange={form.changePhoto}
          error={form.photoError}
          disabled={form.saving}
        />
      </RuledSection>
      <RuledSection title={messages.about}>
        {field('full_name', messages.fullName, { autoComplete: 'name', ref: form.nameRef })}
        {user.forum_name !== undefined &&
          field('forum_name', forumName.field, {
            autoComplete: 'nickname',
            hint: forumName.fieldHint,
            optional: true,
          })}
        <Stack as="dl">
          <div>
            <Text as="dt" variant="small">
              {messages.email}
            </Text>
            <dd>
              {user.email}
              {props.emailState}
            </dd>
          </div>
          <div>
            <Text as="dt" variant="small">
              {messages.country}
            </Text>
            <dd>{user.country ? countryName(locale, user.country) : messages.notSpecified}</dd>
          </div>
        </Stack>
      </RuledSection>
      <RuledSection title={messages.address} hint={messages.addressHint}>
        {field('street_address', messages.street, { autoComplete: 'address-line1' })}
        {field('postal_code', messages.postalCode, { autoComplete: 'postal-code', className: styles.short })}
        {field('city', messages.city, { autoComplete: 'address-level2' })}
        {field('phone_number', messages.phone, { autoComplete: 'tel', type: 'tel' })}
      </RuledSection>
      <div className={styles.end}>
        {form.outcome && (
          <InlineMessage
            key={form.outcome.attempt}
            tone={form.outcome.text === 'saved' ? 'success' : 'error'}
            role={form.outcome.text === 'saved' ? 'status' : 'alert'}
          >
            {form.outcome.reason ?? messages[form.outcome.text]}
          </InlineMessage>
        )}
        {form.share !== null && <Progress label={messages.uploading} value={Math.round(form.share * 100)} />}
        <Button className={styles.save} type="submit" loading={form.saving}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
