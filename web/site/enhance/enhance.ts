import { enhanceCopy } from './copy.ts';
import { countUp } from './count-up.ts';
import { enhanceGoBack } from './go-back.ts';
import { enhanceMenu } from './menu.ts';

enhanceMenu();
countUp();
enhanceCopy();
enhanceGoBack();
