import { useEffect, useState } from 'react';
import { SegmentedField } from '../../ui/segmented-field.tsx';

const themes = ['System', 'Light', 'Dark'];

/** Sets what the whole page looks like, against the system's preference. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState('System');
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'System') delete dataset['theme'];
    else dataset['theme'] = theme.toLowerCase();
    return () => void delete dataset['theme'];
  }, [theme]);
  return (
    <SegmentedField
      label="Theme"
      name="theme"
      choices={themes}
      chosen={theme}
      onChoose={setTheme}
    />
  );
}
