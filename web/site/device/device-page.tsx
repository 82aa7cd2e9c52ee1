import { DeviceForm } from '../../device/device-form.tsx';
import { deviceTexts } from './device.texts.ts';
import { SignInPage } from '../sign-in/sign-in-page.tsx';

export function DevicePage() {
  return (
    <SignInPage title={deviceTexts.title} lead={deviceTexts.lead} form={<DeviceForm />}>
      <p className="sign-in-other">
        <a href="/user/profile">{deviceTexts.back}</a>
      </p>
    </SignInPage>
  );
}
