-- Pictures between the sections of the sample posts. A heading that somebody has changed gets none.
UPDATE posts SET content = replace(replace(replace(content,
  '
## Choose the microphone before the arch', '
![](beachWeddingCeremonyMicrophone)

## Choose the microphone before the arch'),
  '
## Put the speakers near the last row', '
![](detailBeachSpeaker)

## Put the speakers near the last row'),
  '
## Write down the quiet plan', '
![](beachWeddingClearwater)

## Write down the quiet plan')
WHERE id = 'post-beach-sound';
--> statement-breakpoint
UPDATE posts SET content = replace(replace(replace(content,
  '
## Toasts between courses, never after them', '
![](weddingsGoboOnDanceFloor)

## Toasts between courses, never after them'),
  '
## Build the evening in waves', '
![](weddingsFirstDanceBistroLights)

## Build the evening in waves'),
  '
## What to hand over, and when', '
![](emptyDanceFloorAtSunrise)

## What to hand over, and when')
WHERE id = 'post-timeline';
--> statement-breakpoint
UPDATE posts SET content = replace(replace(replace(content,
  '
## Backup: "What is in the car that you hope not to use?"', '
![](equipmentFullSoundAndLightRig)

## Backup: "What is in the car that you hope not to use?"'),
  '
## Contract: "Where does it say that?"', '
![](corporateRunOfShowDesk)

## Contract: "Where does it say that?"'),
  '
## The answers that should make you pause', '
![](boothHandOnAmberMixer)

## The answers that should make you pause')
WHERE id = 'post-questions';
