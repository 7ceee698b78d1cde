{{- define "eightcount.refuseEverywhere" -}}
{{- $values := .Values -}}
{{- if not $values.publicUrl }}{{ fail "Set publicUrl to the address that members open, such as https://www.example.com." }}{{ end }}
{{- if eq (include "eightcount.tag" .) "latest" }}{{ fail "image.tag must name a release. latest changes without a rollout, so it cannot be rolled back." }}{{ end }}
{{- if eq $values.secrets.mode "inline" }}{{ include "eightcount.refuseMissingSecrets" . }}{{ end }}
{{- if and (eq $values.secrets.mode "external") (not $values.secrets.external.store.name) }}{{ fail "Set secrets.external.store.name to the store that holds the secrets." }}{{ end }}
{{- if and $values.tests.seed (not $values.components.sandbox.enabled) (ne $values.environment "production") }}{{ fail "tests.seed subscribes members at the stand-ins. Set components.sandbox.enabled, or leave tests.seed off." }}{{ end }}
{{- if and $values.tests.enabled (not (or $values.tests.seed $values.tests.memberSecret)) }}{{ fail "Set tests.memberSecret to the Secret of a member who can sign in." }}{{ end }}
{{- range $name, $row := include "eightcount.components" . | fromYaml }}
{{- $scaling := $row.autoscaling }}
{{- if and $scaling.enabled (gt (int $scaling.minReplicas) (int $scaling.maxReplicas)) }}
{{- fail (printf "components.%s.autoscaling: minReplicas %v is more than maxReplicas %v." $name $scaling.minReplicas $scaling.maxReplicas) }}
{{- end }}
{{- if le (int $row.drain.graceSeconds) (add (int $row.drain.sleepSeconds) 10) }}
{{- fail (printf "components.%s.drain: graceSeconds must exceed sleepSeconds by more than 10, because a process closes for up to 10 seconds once its requests have ended." $name) }}
{{- end }}
{{- end }}
{{- include "eightcount.refuseTooManyConnections" . }}
{{- end }}

{{- define "eightcount.refuseMissingSecrets" -}}
{{- range $name, $row := include "eightcount.components" . | fromYaml }}
{{- $given := get $.Values.secrets.inline $row.process | default dict }}
{{- range get (include "eightcount.requiredSecrets" (dict "root" $ "component" $row) | fromJson) "names" }}
{{- if not (get $given .) }}{{ fail (printf "secrets.inline.%s.%s is missing." $row.process .) }}{{ end }}
{{- end }}
{{- end }}
{{- end }}

{{/* During a rollout, a quarter more pods than the maximum can run. */}}
{{- define "eightcount.refuseTooManyConnections" -}}
{{- $sum := 0 -}}
{{- range $name, $row := include "eightcount.components" . | fromYaml }}
{{- $most := int (ternary $row.autoscaling.maxReplicas $row.replicas $row.autoscaling.enabled) }}
{{- $surge := int (ceil (mulf $most 0.25)) }}
{{- $sum = add $sum (mul (add $most $surge) (int ($row.connections | default 0))) }}
{{- end }}
{{- $room := sub (int .Values.database.connections) (int .Values.database.reserved) }}
{{- if gt (int $sum) (int $room) }}
{{- fail (printf "The components can open %d PostgreSQL connections, but database.connections leaves room for %d. Lower maxReplicas or raise database.connections." (int $sum) (int $room)) }}
{{- end }}
{{- end }}

{{- define "eightcount.refuseInProduction" -}}
{{- $values := .Values -}}
{{- if not (hasPrefix "https://" $values.publicUrl) }}{{ fail "publicUrl must be https in production." }}{{ end }}
{{- if $values.components.sandbox.enabled }}{{ fail "components.sandbox replaces third-party services and is refused in production." }}{{ end }}
{{- if $values.tests.seed }}{{ fail "tests.seed makes members with public passwords and is refused in production." }}{{ end }}
{{- if eq $values.secrets.mode "inline" }}{{ fail "secrets.mode inline is for development. In production, use existing or external." }}{{ end }}
{{- $environment := .Files.Get "files/environment.yaml" | fromYaml -}}
{{- range $name, $row := include "eightcount.components" . | fromYaml }}
{{- $settings := merge (dict) $row.settings $values.settings }}
{{- include "eightcount.refuseSettings" (dict "settings" $settings) }}
{{- range (get $environment $row.process).requiredInProduction }}
{{- if not (get $settings .) }}{{ fail (printf "settings.%s is required in production." .) }}{{ end }}
{{- end }}
{{- end }}
{{- range list "RECURLY_JS_URL" "RECURLY_JS_API" }}
{{- if not (hasPrefix "https://" (get $values.settings .)) }}{{ fail (printf "settings.%s must be https in production." .) }}{{ end }}
{{- end }}
{{- end }}

{{/* Takes a dict of settings. */}}
{{- define "eightcount.refuseSettings" -}}
{{- $refused := dict "EIGHTCOUNT_CAPTCHA_PROVIDER" "test" "EIGHTCOUNT_TRACKING_MODE" "record" "EIGHTCOUNT_SUPPORT_EMAIL" "support@eightcount.example" -}}
{{- range $name, $value := .settings }}
{{- $text := toString $value }}
{{- if and (hasKey $refused $name) (eq (lower $text) (get $refused $name)) }}{{ fail (printf "settings.%s must not be %s in production." $name $text) }}{{ end }}
{{- if and $text (has $name (list "RECURLY_BASE_URL" "EIGHTCOUNT_LOAD_PUBLIC_KEY")) }}{{ fail (printf "settings.%s must be unset in production." $name) }}{{ end }}
{{- if and (regexMatch "^(https?|smtps?)://" $text) (regexMatch "(?i)sandbox|stand-in|localhost|//127\\.|//\\[::1\\]|//0\\.0\\.0\\.0" $text) }}{{ fail (printf "settings.%s leads to a sandbox or to the pod itself, which is refused in production." $name) }}{{ end }}
{{- end }}
{{- end }}

{{/* What only a cluster can say. `helm template` asks none, so there every lookup is empty. */}}
{{- define "eightcount.refuseOnCluster" -}}
{{- if lookup "v1" "ServiceAccount" .Release.Namespace "default" }}
{{- if and (eq .Values.routing.kind "httpRoute") (not (.Capabilities.APIVersions.Has "gateway.networking.k8s.io/v1/HTTPRoute")) }}
{{- fail "This cluster has no Gateway API. Install its resources, or set routing.kind to ingress or none." }}
{{- end }}
{{- if and (eq .Values.secrets.mode "external") (not (.Capabilities.APIVersions.Has "external-secrets.io/v1/ExternalSecret")) }}
{{- fail "This cluster has no External Secrets. Install its resources, or set secrets.mode to existing." }}
{{- end }}
{{- if eq .Values.secrets.mode "existing" }}{{ include "eightcount.refuseUnknownSecrets" . }}{{ end }}
{{- range .Values.persistedOperations.configMaps }}
{{- if not (lookup "v1" "ConfigMap" $.Release.Namespace .) }}{{ fail (printf "The ConfigMap %s of persistedOperations is missing in the namespace %s." . $.Release.Namespace) }}{{ end }}
{{- end }}
{{- end }}
{{- end }}

{{- define "eightcount.refuseUnknownSecrets" -}}
{{- range $name, $row := include "eightcount.components" . | fromYaml }}
{{- $secretName := include "eightcount.secretName" (dict "root" $ "process" $row.process) }}
{{- $keys := get (include "eightcount.requiredSecrets" (dict "root" $ "component" $row) | fromJson) "names" }}
{{- $secret := lookup "v1" "Secret" $.Release.Namespace $secretName }}
{{- if and $keys (not $secret) }}{{ fail (printf "The Secret %s is missing in the namespace %s." $secretName $.Release.Namespace) }}{{ end }}
{{- range $keys }}
{{- if not (hasKey $secret.data .) }}{{ fail (printf "The Secret %s has no key %s." $secretName .) }}{{ end }}
{{- end }}
{{- end }}
{{- end }}
