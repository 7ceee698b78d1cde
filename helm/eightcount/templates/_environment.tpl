{{/* Keys that follow from other values, by name. Takes a dict of root and component (a row). */}}
{{- define "eightcount.computedKeys" -}}
{{- $root := .root -}}
{{- $process := .component.process -}}
NODE_ENV: {{ .root.Values.environment }}
HOST: 0.0.0.0
PORT: {{ .component.port | quote }}
{{- if ne $process "sandbox" }}
METRICS_PORT: {{ .root.Values.metrics.port | quote }}
EIGHTCOUNT_DRAIN_TIMEOUT_MS: {{ min 300000 (mul 1000 (sub (sub .component.drain.graceSeconds .component.drain.sleepSeconds) 10)) | quote }}
{{- end }}
{{- if not (has $process (list "viewing" "billing")) }}
EIGHTCOUNT_PUBLIC_URL: {{ .root.Values.publicUrl }}
{{- end }}
{{- if has $process (list "accounts" "catalogue" "viewing" "billing") }}
EIGHTCOUNT_WORKERS: {{ ternary "separate" "inline" .root.Values.workers.separate }}
{{- end }}
{{- if eq $process "gateway" }}
{{- range $subgraph := .component.calls }}
EIGHTCOUNT_{{ upper $subgraph }}_URL: {{ include "eightcount.address" (dict "root" $root "component" $subgraph) }}/graphql
{{- end }}
EIGHTCOUNT_JWKS_URL: {{ include "eightcount.address" (dict "root" $root "component" "accounts") }}/.well-known/jwks.json
APOLLO_TELEMETRY_DISABLED: "true"
{{- if $root.Values.persistedOperations.configMaps }}
EIGHTCOUNT_PERSISTED_OPERATIONS_PATH: client/persisted-operations.json:/operations
{{- end }}
{{- end }}
{{- if eq $process "client" }}
EIGHTCOUNT_GATEWAY_URL: {{ include "eightcount.address" (dict "root" $root "component" "gateway") }}/graphql
{{- end }}
{{- if eq $process "sandbox" }}
{{- $billing := include "eightcount.address" (dict "root" $root "component" "billing") }}
EIGHTCOUNT_SANDBOX_SMTP_PORT: {{ .component.smtpPort | quote }}
EIGHTCOUNT_SANDBOX_WEBHOOK_URL: {{ $billing }}/webhooks/recurly
EIGHTCOUNT_SANDBOX_CRM_WEBHOOK_URL: {{ $billing }}/webhooks/crm
EIGHTCOUNT_KNOWN_HOSTS: {{ include "eightcount.componentName" (dict "root" $root "component" "sandbox") }}
{{- end }}
{{- end }}

{{/* Settings that lead to the stand-ins as long as values.yaml names no other place. */}}
{{- define "eightcount.standInSettings" -}}
{{- if include "eightcount.isStandInOn" . }}
{{- $sandbox := include "eightcount.address" (dict "root" . "component" "sandbox") -}}
RECURLY_BASE_URL: {{ $sandbox }}
RECURLY_JS_URL: /recurly.js
RECURLY_JS_API: /recurly/js/v1
CRM_BASE_URL: {{ $sandbox }}/crm/rest/v1
RECAPTCHA_BASE_URL: {{ $sandbox }}/recaptcha
EIGHTCOUNT_MEDIA_ORIGIN_URL: {{ $sandbox }}
EIGHTCOUNT_ENGAGEMENT_URL: {{ $sandbox }}/engagement
{{- end }}
{{- end }}

{{- define "eightcount.telemetryKeys" -}}
OTEL_SERVICE_NAME: {{ .component.name }}
OTEL_METRICS_EXPORTER: none
OTEL_LOGS_EXPORTER: none
LOG_LEVEL: {{ .root.Values.telemetry.logLevel }}
NODE_OPTIONS: --max-old-space-size-percentage={{ .root.Values.nodeHeapPercent }}
{{- with .root.Values.telemetry.collectorUrl }}
OTEL_EXPORTER_OTLP_ENDPOINT: {{ . }}
{{- end }}
{{- end }}

{{/* The environment of a component, as a list. Takes a dict of root and component (a row). */}}
{{- define "eightcount.environment" -}}
{{- $keys := get (.root.Files.Get "files/environment.yaml" | fromYaml) .component.process -}}
{{- $given := merge (dict) .component.settings .root.Values.settings (include "eightcount.standInSettings" .root | fromYaml) -}}
{{- $settings := dict -}}
{{- range $keys.settings }}
{{- $value := get $given . }}
{{- if not (has (toString $value) (list "" "<nil>")) }}{{ $_ := set $settings . (toString $value) }}{{ end }}
{{- end }}
{{- $computed := merge (include "eightcount.computedKeys" . | fromYaml) (include "eightcount.telemetryKeys" . | fromYaml) }}
{{- range $name, $value := merge $computed $settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
- name: POD_NAME
  valueFrom:
    fieldRef:
      fieldPath: metadata.name
- name: OTEL_RESOURCE_ATTRIBUTES
  value: service.namespace=eightcount,service.version={{ include "eightcount.tag" .root }},service.instance.id=$(POD_NAME)
{{- $secret := include "eightcount.secretName" (dict "root" .root "process" .component.process) }}
{{- $required := get (include "eightcount.requiredSecrets" . | fromJson) "names" }}
{{- range concat $keys.secrets $keys.optionalSecrets }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret }}
      key: {{ . }}
{{- if not (has . $required) }}
      optional: true
{{- end }}
{{- end }}
{{- end }}

{{/* The keys that the Secret of a component's process must have, as JSON. Takes a dict of root and component. */}}
{{- define "eightcount.requiredSecrets" -}}
{{- $keys := get (.root.Files.Get "files/environment.yaml" | fromYaml) .component.process -}}
{{- $names := $keys.secrets -}}
{{- $settings := merge (dict) .component.settings .root.Values.settings }}
{{- $hasCrm := or (eq .root.Values.environment "development") $settings.CRM_BASE_URL }}
{{- $isRecaptcha := eq "recaptcha" (lower (toString $settings.EIGHTCOUNT_CAPTCHA_PROVIDER)) }}
{{- $checksRecaptcha := and $isRecaptcha (eq "accounts" .component.process) }}
{{- range $keys.optionalSecrets }}
{{- if and $hasCrm (hasPrefix "CRM_" .) }}{{ $names = append $names . }}{{ end }}
{{- if and $checksRecaptcha (eq . "RECAPTCHA_SECRET_KEY") }}{{ $names = append $names . }}{{ end }}
{{- end }}
{{- toJson (dict "names" $names) }}
{{- end }}
