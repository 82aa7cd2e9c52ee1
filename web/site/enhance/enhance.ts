import { enhanceCopy } from './copy.ts';
import { countUp } from './count-up.ts';
import { enhanceGoBack } from './go-back.ts';
import { enhanceMenu } from './menu.ts';
import { enhanceOwnArea } from './own-area.ts';

enhanceMenu();
enhanceOwnArea();
countUp();
enhanceCopy();
enhanceGoBack();
