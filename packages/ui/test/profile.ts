import { createClient, type User, type UserChanges } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import type { UploadRequest } from '../src/async/useUploads.ts';
import type { Stage } from './forms.ts';

const client = createClient();

export const fullProfile = {
  ...fixtures.user,
  street_address: 'Karl-Marx-Straße 12',
  postal_code: '12043',
  city: 'Berlin',
  phone_number: '+49 30 901820',
};

export const profileCalls = {
  user: fullProfile,
  onUploadPhoto: async ({ file, ...options }: UploadRequest) =>
    (await client.uploadProfilePhoto({ form: { file } }, options)).profile_photo,
  onSave: (changes: UserChanges): Promise<User | undefined> => client.updateMe({ body: changes }),
};

export const saveProfile = ({ canvas, userEvent }: Stage) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
