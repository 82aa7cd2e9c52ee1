import { DeviceForm } from '../../device/device-form.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';

export function DevicePage() {
  return (
    <SignInPage
      title="Larkmoor on this device"
      lead="You choose what this device keeps of Larkmoor. Both are off until you turn them on."
      form={<DeviceForm />}
    >
      <p className="sign-in-other">
        <a href="/user/profile">Back to your profile</a>
      </p>
    </SignInPage>
  );
}
